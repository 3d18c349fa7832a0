import { ChevronDown } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useState } from 'react'
import './Accordion.css'

interface AccordionState {
  value: string | undefined
  /** Called with the row that opens, or `undefined` when the open one is closed. */
  onValueChange(value: string | undefined): void
}

const AccordionContext = /* @__PURE__ */ createContext<AccordionState | undefined>(undefined)

/** At most one row is open; `undefined` is none. */
export interface AccordionRootProps extends AccordionState {
  children: ReactNode
}

/** Rows of which one is open at a time; the owner keeps which. */
export function AccordionRoot({ value, onValueChange, children }: AccordionRootProps) {
  const state = useMemo(() => ({ value, onValueChange }), [value, onValueChange])
  return (
    <AccordionContext.Provider value={state}>
      <div className="fandeck-accordion">{children}</div>
    </AccordionContext.Provider>
  )
}

/** One row; its `value` is what the root calls it by. */
export interface AccordionItemProps {
  value: string
  /** Phrasing content: it stands inside the button. */
  title: ReactNode
  /** Mounted only while the row is open or closing, so what it fetches stops with it. */
  children: ReactNode
}

const CLOSE_MS = 200

/** A row and what it hides. */
export function AccordionItem({ value, title, children }: AccordionItemProps) {
  const state = useContext(AccordionContext)
  if (!state) throw new Error('AccordionItem needs an AccordionRoot around it.')
  const id = useId()
  const open = state.value === value
  const [lingers, setLingers] = useState(open)

  useEffect(() => {
    if (open) return setLingers(true)
    const timer = setTimeout(() => setLingers(false), CLOSE_MS)
    return () => clearTimeout(timer)
  }, [open])

  return (
    <div className="fandeck-accordion__item" data-open={open || undefined}>
      <button
        type="button"
        className="fandeck-accordion__trigger"
        id={`${id}-trigger`}
        aria-expanded={open}
        aria-controls={`${id}-panel`}
        onClick={() => state.onValueChange(open ? undefined : value)}
      >
        <span className="fandeck-accordion__title">{title}</span>
        <ChevronDown className="fandeck-accordion__chevron" size={20} strokeWidth={2} aria-hidden />
      </button>
      <section className="fandeck-accordion__panel" id={`${id}-panel`} aria-labelledby={`${id}-trigger`}>
        <div className="fandeck-accordion__content">{(open || lingers) && children}</div>
      </section>
    </div>
  )
}
