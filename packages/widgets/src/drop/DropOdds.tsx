import { useDropOdds } from '@fandeck/react'
import { useDropModel } from '../drop-model/drop-context.ts'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import './DropBody.css'

/** The least part that is written as a number. */
const LEAST = 0.0001

/** How often one card of the drop has each finish, as of the copies that are free now. */
export function DropOdds() {
  const messages = useDropMessages()
  const { dropId } = useDropModel()
  const odds = useDropOdds({ dropId })
  return (
    <QueryState query={odds}>
      {(finishes) =>
        finishes.length === 0 ? (
          <p className="fandeck-drop__odds">{messages['drop.odds.none']}</p>
        ) : (
          <div className="fandeck-drop__odds">
            <dl>
              {finishes.map(({ finish, share }) => (
                <div key={finish}>
                  <dt>{finish}</dt>
                  <dd>
                    {share < LEAST
                      ? messages['drop.odds.below']({ percent: '0.01' })
                      : messages['drop.odds.share']({ percent: `${Number((share * 100).toFixed(2))}` })}
                  </dd>
                </div>
              ))}
            </dl>
            <p>{messages['drop.odds.how']}</p>
          </div>
        )
      }
    </QueryState>
  )
}
