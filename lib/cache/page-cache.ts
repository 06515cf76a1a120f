// Loaded by Next outside its bundler: Node strips the types, and imports need their extension.
import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../routing/content-security-policy.ts';

/** Rendered pages kept in memory; past this many the one unused for longest goes. */
const MAX_ENTRIES = 2_000;

interface CachedValue {
  kind: string;
  html?: string;
  headers?: Record<string, string | string[] | undefined>;
  tags?: string[];
}
interface Entry {
  value: CachedValue;
  tags: string[];
  lastModified: number;
  cacheControl?: unknown;
}

/** Shared by all handler instances that Next makes in one process. */
const entries = new Map<string, Entry>();
/** Tag → when it was last invalidated. */
const invalidated = new Map<string, number>();

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The policy sources that allow exactly the inline scripts of a page. */
export function scriptHashes(html: string): string[] {
  const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return [...new Set([...html.matchAll(INLINE_SCRIPT)].map(([, script]) => hash(script ?? '')))];
}

function tagsOf(value: CachedValue, given: readonly string[] | undefined): string[] {
  const header = value.headers?.['x-next-cache-tags'];
  return [...(given ?? value.tags ?? []), ...(typeof header === 'string' ? header.split(',') : [])];
}

/**
 * Next's cache of rendered pages and data. It exists for `set`: there the finished HTML is at hand,
 * so the page's policy can name the hashes of its inline scripts and is replayed with every answer.
 */
export default class PageCache {
  async get(key: string): Promise<Entry | null> {
    const entry = entries.get(key);
    if (!entry) return null;
    if (entry.tags.some((tag) => (invalidated.get(tag) ?? 0) >= entry.lastModified)) {
      entries.delete(key);
      return null;
    }
    // Moves it to the end of the map, the side of the most recently used.
    entries.delete(key);
    entries.set(key, entry);
    return entry;
  }

  async set(
    key: string,
    value: CachedValue | null,
    context?: { tags?: string[]; cacheControl?: unknown },
  ): Promise<void> {
    if (value === null) {
      entries.delete(key);
      return;
    }
    if (value.kind === 'APP_PAGE' && value.html) {
      const policy = contentSecurityPolicy(scriptHashes(value.html), process.env.PAYMENT_PAGE_URL);
      value.headers = { ...value.headers, 'content-security-policy': policy };
    }
    entries.set(key, {
      value,
      tags: tagsOf(value, context?.tags),
      lastModified: Date.now(),
      ...(context?.cacheControl ? { cacheControl: context.cacheControl } : {}),
    });
    const oldest = entries.keys().next().value;
    if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    for (const tag of [tags].flat()) invalidated.set(tag, Date.now());
  }

  resetRequestCache(): void {}
}
