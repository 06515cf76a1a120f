import type { MetadataRoute } from 'next';
import { marketCodes } from '@/lib/markets';

/** Crawlers may read everything that is not somebody's own; those pages say noindex as well. */
export default function robots(): MetadataRoute.Robots {
  const prefixes = ['', ...marketCodes.map((market) => `/${market}`)];
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/api/',
        '/sandbox-bank/',
        ...prefixes.flatMap((prefix) => [`${prefix}/booking/`, `${prefix}/flow`]),
      ],
    },
  };
}
