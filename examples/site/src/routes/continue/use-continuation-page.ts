import { useFandeck } from '@fandeck/react'
import { setContinuationPage } from '@fandeck/sdk/continuation'
import { useState } from 'react'
import { useSite } from '../../site-context.ts'

/**
 * Names the page of links into another browser, before the parts below read it; for parts that load after the first view
 * (D108).
 */
export function useContinuationPage(): void {
  const fandeck = useFandeck()
  const { site } = useSite()
  useState(() => setContinuationPage(fandeck, `${site}/continue`))
}
