interface ImportMetaEnv {
  /** Origins, without a trailing slash; see `.env`. */
  readonly VITE_API_ORIGIN: string
  readonly VITE_PAY_ORIGIN: string
  readonly VITE_WALLET_ORIGIN: string
}
