import type { ReactElement, ReactNode } from 'react'
import { cloneElement } from 'react'
import { Icon } from './icon'

type Control = ReactElement<{ id?: string; 'aria-invalid'?: boolean; 'aria-describedby'?: string; required?: boolean }>

/** Label above, error below, both tied to the one control given as child. `id` names the control. */
export function Field({
  id,
  label,
  error,
  hint,
  required,
  end,
  children,
}: {
  id: string
  label: ReactNode
  error?: string
  hint?: ReactNode
  required?: boolean
  /** Button inside the right edge of the control. */
  end?: ReactNode
  children: Control
}) {
  const described = [error ? `${id}-e` : '', hint ? `${id}-h` : ''].filter(Boolean).join(' ')
  const control = cloneElement(children, {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  })
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required ? (
          <span className="req" aria-hidden="true">
            {' '}
            *
          </span>
        ) : null}
      </label>
      {end ? (
        <div className="with-end">
          {control}
          {end}
        </div>
      ) : (
        control
      )}
      {hint ? (
        <p className="field-hint" id={`${id}-h`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** What is wrong with the control `id`, which names it by `aria-describedby`. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null
  return (
    <p className="field-error" id={`${id}-e`} role="alert">
      <Icon name="alert" />
      {error}
    </p>
  )
}
