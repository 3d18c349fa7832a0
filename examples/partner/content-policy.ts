/** As strict as a brand's own policy can be: nothing inline, and no string becomes markup or code. */
export const contentPolicy = (api: string, pay: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${api}`,
    `connect-src 'self' ws: ${api}`,
    "font-src 'self'",
    `frame-src ${pay}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
