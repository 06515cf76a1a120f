import { type Handlers, notBuilt } from '../handlers';

type ContentCalls = 'layoutData' | 'homePageData' | 'checkSeoUrl' | 'dynamicPage' | 'landingPage';

export const contentHandlers: Pick<Handlers, ContentCalls> = {
  ...notBuilt('layoutData', 'homePageData', 'checkSeoUrl', 'dynamicPage', 'landingPage'),
};
