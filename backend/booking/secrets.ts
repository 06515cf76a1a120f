import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits as 22 characters of base64url: keys of baskets, references, tokens. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url');
}

/** SHA-256, base64url: what is kept of a secret that only has to be recognised. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
