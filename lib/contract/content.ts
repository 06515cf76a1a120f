import { z } from 'zod';
import { Amount, Currency } from './common';

export const Link = z.object({
  text: z.string(),
  /** Another site; opens in a new tab. */
  redirectUrl: z.string().nullable(),
  /** A content page of the shop. */
  seoName: z.string().nullable(),
});
export type Link = z.infer<typeof Link>;

export const LinkGroup = z.object({ title: z.string(), links: z.array(Link) });
export type LinkGroup = z.infer<typeof LinkGroup>;

export const Landing = z.object({ seoName: z.string(), text: z.string() });
export type Landing = z.infer<typeof Landing>;

export const PictureRef = z.object({
  name: z.string(),
  alt: z.string().default(''),
  order: z.int().default(0),
});
export const TakeOver = z.object({
  picture: PictureRef,
  buttonText: z.string().nullable(),
  redirectUrl: z.string(),
});
export type TakeOver = z.infer<typeof TakeOver>;
export const TakeOverBackground = z.object({ picture: PictureRef });

export const LayoutData = z.object({
  landings: z.array(Landing),
  topDestinationTitle: z.string(),
  topDestinations: z.array(Landing),
  linkGroups: z.array(LinkGroup),
  takeOverLeft: TakeOver.nullable(),
  takeOverRight: TakeOver.nullable(),
  takeOverLeftBg: TakeOverBackground.nullable(),
  takeOverRightBg: TakeOverBackground.nullable(),
  /** Charged once per booking (§9); stands beside every first price. */
  bookingFee: z.object({ amount: Amount, currency: Currency }),
});
export type LayoutData = z.infer<typeof LayoutData>;

export const Banner = z.object({
  redirectUrl: z.string(),
  picture: PictureRef,
  buttonText: z.string().nullable(),
  buttonUrl: z.string().nullable(),
});
export type Banner = z.infer<typeof Banner>;

export const HomePageData = z.object({
  midBanner: Banner.nullable(),
  lastMinuteBanners: z.array(Banner),
});
export type HomePageData = z.infer<typeof HomePageData>;

export const PageSeo = z.object({
  title: z.string(),
  keywords: z.string(),
  description: z.string(),
  canonical: z.string(),
});
export const PageContent = z.object({
  relationType: z.string(),
  relationId: z.string(),
  friendlyUrl: z.string(),
  canonicalUrl: z.string(),
  languageCode: z.string(),
  primaryInfo: z.object({ title: z.string(), description: z.string(), keywords: z.string() }),
  secondaryInfo: z.object({ title: z.string(), description: z.string(), keywords: z.string() }).nullable(),
  htmlInfo: z.object({ html: z.string(), html2: z.string() }),
});
export const DestinationPage = z.object({
  title: z.string(),
  content: z.string(),
  seo: PageSeo,
  pictures: z.array(PictureRef),
  groups: z.array(LinkGroup),
});
export const UrlCheckResult = z.object({
  exists: z.boolean(),
  code: z.string().nullable(),
  alternateUrls: z.record(z.string(), z.string()),
});
