interface ImportMetaEnv {
  readonly VITE_SITE_NAME: string
  readonly VITE_API_ORIGIN: string
  readonly VITE_WALLET_ORIGIN: string
  readonly VITE_PAY_ORIGIN: string
}
