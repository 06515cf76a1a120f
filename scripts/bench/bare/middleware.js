import { NextResponse } from 'next/server';

export const config = { runtime: 'nodejs', matcher: '/((?!_next/|healthz).*)' };

export function middleware() {
  return NextResponse.next();
}
