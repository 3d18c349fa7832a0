import { createContext, useContext } from 'react'
import type { SiteConfig } from './config.ts'

const NONE: SiteConfig = { site: '', api: '', pay: '', wallet: '' }

/** Provides the addresses of the servers. */
export const SiteContext = createContext<SiteConfig>(NONE)

/** Returns the addresses of the servers. */
export const useSite = (): SiteConfig => useContext(SiteContext)
