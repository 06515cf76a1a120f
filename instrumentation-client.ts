// The shop's policy forbids eval, so Zod must not even try whether it could compile its schemas: the
// browser would report the try. Zod reads this before its first schema is made.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
