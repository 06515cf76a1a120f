/** Where forms may go beside the shop itself: the hosted payment page of the configured provider. */
function formTargets(paymentPage: string | undefined): string {
  return paymentPage ? `'self' ${new URL(paymentPage).origin}` : "'self'";
}

/**
 * The policy of a page. `scripts` are the sources that its inline scripts need: a nonce on pages
 * rendered per request, hashes on cached ones; never `unsafe-inline`.
 */
export function contentSecurityPolicy(scripts: readonly string[], paymentPage?: string): string {
  // Development needs eval for its stack traces, inline styles and a web socket for its reloads.
  const development = process.env.NODE_ENV === 'development';
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...(development ? ["'unsafe-eval'"] : [])].join(' '),
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `form-action ${formTargets(paymentPage)}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ];
  return directives.join('; ');
}
