import { createHash } from 'node:crypto';

/** The bank's own look, so that nobody takes its page for the shop or for a real bank. */
export const bankStyle = `
:root{color-scheme:light;--ink:#102a34;--soft:#46606b;--line:#c3d3d8;--deep:#0d4a57;--sheet:#fff;--ground:#e8f0f1;--practice:#ffd84d}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 Georgia,'Times New Roman',serif}
header{background:var(--deep);color:#fff;padding:.9rem 1rem}
header p{max-width:34rem;margin:0 auto;display:flex;gap:.7rem;align-items:center;font-size:1.25rem;font-weight:700}
.practice{background:repeating-linear-gradient(-45deg,var(--practice) 0 14px,#f3c520 14px 28px);padding:.55rem 1rem}
.practice p{max-width:34rem;margin:0 auto;background:var(--practice);padding:.35rem .75rem;font-size:.95rem}
main{max-width:34rem;margin:1.5rem auto;padding:1.5rem;background:var(--sheet);border-top:4px solid var(--deep)}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}
h2,summary{font-size:1.05rem;font-weight:700;margin:1.75rem 0 .75rem}
summary{cursor:pointer;margin-bottom:0;padding:.25rem 0}
.amount{font-size:2.5rem;line-height:1.1;margin:0 0 1.25rem;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.4rem 1.25rem;margin:0;padding:1rem 0 0;border-top:1px solid var(--line)}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
.buttons{display:grid;gap:.6rem;margin-top:.75rem}
button,.back{font:inherit;min-height:3rem;padding:.6rem 1rem;border:2px solid var(--deep);background:var(--sheet);color:var(--deep);text-align:left;cursor:pointer}
.back{display:inline-block;text-decoration:none;font-weight:700}
button.pay{background:var(--deep);color:#fff;font-weight:700}
button:hover,.back:hover{background:#d9e8ea;color:var(--ink)}
button.pay:hover{background:#083741;color:#fff}
:focus-visible{outline:3px solid #b85c00;outline-offset:3px}
@media (min-width:576px){.buttons.main{grid-template-columns:1fr 1fr}.buttons.main .pay{grid-column:1/-1}}
`;

const styleHash = createHash('sha256').update(bankStyle).digest('base64');

/** Nothing but this page's own style and its forms, which lead back to the shop. */
export function bankHeaders(shopOrigin: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${shopOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  };
}
