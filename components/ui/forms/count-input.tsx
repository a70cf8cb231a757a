'use client'

import { type ComponentProps, useState } from 'react'
import { normalCount } from '@/lib/shared/normalize/digits'

interface Props extends Pick<ComponentProps<'input'>, 'id' | 'name' | 'aria-invalid' | 'aria-describedby'> {
  value: number
  least: number
  most: number
  onChange: (count: number) => void
  /** Called when the box is left: the limit that the typed number was replaced by, or null if it was within them. */
  onLimit?: (limit: number | null) => void
}

/**
 * Input for a whole number within limits. It shows the typed text until it is left or submitted: a limit applied to each
 * key makes 12 impossible where 2 is the minimum. `onChange` always gets a number within the limits; text that is no
 * number changes nothing.
 */
export function CountInput({ value, least, most, onChange, onLimit, ...props }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string): number => {
    const count = normalCount(text)
    if (count !== '' && !/^\d+$/.test(count)) return value
    return Math.min(most, Math.max(least, Number(count)))
  }
  return (
    <input
      {...props}
      className="input num"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      // a number set by a button or a link replaces the typed text
      value={typed !== null && read(typed) === value ? typed : value}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(read(event.target.value))
      }}
      onKeyDown={({ key }) => {
        // a form without a submit handler sends the text in the box
        if (key === 'Enter') setTyped(null)
      }}
      onBlur={() => {
        const count = normalCount(typed ?? '')
        if (typed !== null) onLimit?.(/^\d+$/.test(count) && Number(count) !== value ? value : null)
        setTyped(null)
      }}
    />
  )
}
