import { fileURLToPath } from 'node:url';

/** The least that Next can be: what the shop's pages are measured against. */
export default {
  poweredByHeader: false,
  turbopack: { root: fileURLToPath(new URL('../../..', import.meta.url)) },
};
