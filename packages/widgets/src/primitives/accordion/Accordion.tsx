import { ChevronDown } from 'lucide-react'
import {
  createContext,
  forwardRef,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react'
import { Part, type PartProps } from '../part/Part.tsx'
import './Accordion.css'

interface AccordionState {
  value: string | undefined
  /** Called with the `value` of the opened row, or `undefined` when the open row closes. */
  onValueChange(value: string | undefined): void
}

const AccordionContext = /* @__PURE__ */ createContext<AccordionState | undefined>(undefined)

/** The props of the accordion; `value` is that of the open row, or `undefined`. */
export interface AccordionRootProps extends AccordionState, PartProps {
  children: ReactNode
}

/** A controlled accordion with at most one open row. */
export const AccordionRoot = /* @__PURE__ */ forwardRef<HTMLElement, AccordionRootProps>(
  function AccordionRoot({ value, onValueChange, ...root }, ref) {
    const state = useMemo(() => ({ value, onValueChange }), [value, onValueChange])
    return (
      <AccordionContext.Provider value={state}>
        <Part base="fandeck-accordion" {...root} ref={ref} />
      </AccordionContext.Provider>
    )
  },
)

/** The props of a row, identified by its `value`. */
export interface AccordionItemProps extends PartProps {
  value: string
  /** Phrasing content, because it is inside a button. */
  title: ReactNode
  /** Mounted only while the row is open or closing, so that a closed row does not poll. */
  children: ReactNode
}

const CLOSE_MS = 200

/** A row and its content. */
export const AccordionItem = /* @__PURE__ */ forwardRef<HTMLElement, AccordionItemProps>(
  function AccordionItem({ value, title, children, ...root }, ref) {
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
      <Part base="fandeck-accordion__item" data-open={open || undefined} {...root} ref={ref}>
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
      </Part>
    )
  },
)
