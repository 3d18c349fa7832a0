import { forwardRef, type ReactNode, useId } from 'react'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import './AccountSettings.css'

interface SettingsGroupProps extends HeadedPartProps {
  title: string
  /** Its rows. */
  children: ReactNode
}

/** A group of settings with its title. */
export const SettingsGroup = /* @__PURE__ */ forwardRef<HTMLElement, SettingsGroupProps>(
  function SettingsGroup({ title, headingLevel = 2, children, ...root }, ref) {
    const Heading = `h${headingLevel}` as const
    const id = useId()
    return (
      <Part
        tag="section"
        base="fandeck-root fandeck-settings__group"
        aria-labelledby={id}
        {...root}
        ref={ref}
      >
        <Heading className="fandeck-settings__title fandeck-caption" id={id}>
          {title}
        </Heading>
        {children}
      </Part>
    )
  },
)
