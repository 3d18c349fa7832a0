import { type ReactNode, useRef } from 'react'

export interface PhotoPickerProps {
  className: string
  children: ReactNode
  onPick(file: File): void
}

/** A button that opens the gallery of the device. */
export function PhotoPicker({ className, children, onPick }: PhotoPickerProps) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={className} onClick={() => file.current?.click()}>
        {children}
      </button>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const picked = target.files?.[0]
          // Otherwise picking the same picture again fires no change event.
          target.value = ''
          if (picked) onPick(picked)
        }}
      />
    </>
  )
}
