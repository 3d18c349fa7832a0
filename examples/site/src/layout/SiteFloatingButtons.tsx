import { FloatingButtons, type FloatingButtonsProps } from '@fandeck/widgets'
import { useContinuationPage } from '../routes/continue/use-continuation-page.ts'

/** The floating buttons; they load with the overlays, which the way into another browser needs no sooner. */
export function SiteFloatingButtons(buttons: FloatingButtonsProps) {
  useContinuationPage()
  return <FloatingButtons {...buttons} />
}
