import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/messages.ts');

/** On every answer; the Content-Security-Policy differs by rendering class and comes from elsewhere. */
const securityHeaders = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), browsing-topics=()' },
];

const config: NextConfig = {
  // A second build or development server beside the first one gets a folder of its own.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // The path builder and the middleware own the one canonical form of each URL.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ['@electric-sql/pglite', 'pg'],
  turbopack: {
    // Texts are compiled on the server (lib/message-catalogue.ts): the parser need not travel.
    resolveAlias: {
      'use-intl/format-message': './node_modules/use-intl/dist/esm/production/format-message/format-only.js',
    },
  },
  cacheHandler: fileURLToPath(new URL('./lib/cache/page-cache.ts', import.meta.url)),
  cacheMaxMemorySize: 0,
  // A shared cache may serve a page this long after it went stale, so "from" prices stay young.
  expireTime: 900,
  headers: async () => [
    {
      source: '/:path*',
      headers: [...securityHeaders, { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' }],
    },
  ],
};

export default withNextIntl(config);
