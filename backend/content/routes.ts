import { type Handlers, notBuilt } from '../handlers';
import { layoutData } from './layout-data';

type ContentCalls = 'layoutData' | 'homePageData' | 'checkSeoUrl' | 'dynamicPage' | 'landingPage';

export const contentHandlers: Pick<Handlers, ContentCalls> = {
  layoutData,
  ...notBuilt('homePageData', 'checkSeoUrl', 'dynamicPage', 'landingPage'),
};
