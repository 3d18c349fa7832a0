import type { HeadingLevel } from '../primitives/part/Part.tsx'
import { useWithdrawalMessages } from './use-withdrawal-messages.ts'

/** The title of the first step, which stays where it is while what will be lost is loading. */
export function LossHead({ headingLevel }: { headingLevel: HeadingLevel }) {
  const Heading = `h${headingLevel}` as const
  const messages = useWithdrawalMessages()
  return (
    <>
      <Heading className="fandeck-form__title fandeck-title-1">{messages['withdrawal.title']}</Heading>
      <p className="fandeck-form__lead">{messages['withdrawal.lead']}</p>
    </>
  )
}
