/** As strict as a brand's own policy can be: nothing inline, and no string becomes markup or code. */
export const contentPolicy = (api: string, pay: string) =>
  [
    "default-src 'none'",
    // WebAssembly and the worker read codes live in `<fandeck-scanner>`.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    `img-src 'self' data: ${api}`,
    `media-src ${api}`,
    `connect-src 'self' ws: ${api}`,
    "font-src 'self'",
    `frame-src ${pay}`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
