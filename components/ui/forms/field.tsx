import type { ReactElement, ReactNode } from 'react'
import { cloneElement } from 'react'
import { Icon } from '@/components/ui/kit/icon'

type Control = ReactElement<{
  id?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
  required?: boolean
  value?: string
  maxLength?: number
}>

/** Label above, error below, both linked to the one control given as child. `id` is the control's id. */
export function Field({
  id,
  label,
  error,
  hint,
  required,
  isCounted,
  end,
  children,
}: {
  id: string
  label: ReactNode
  error?: string
  hint?: ReactNode
  required?: boolean
  /** Shows the character count and limit next to the hint. */
  isCounted?: boolean
  /** Button inside the right edge of the control. */
  end?: ReactNode
  children: Control
}) {
  const described = [error ? `${id}-e` : '', hint || isCounted ? `${id}-h` : ''].filter(Boolean).join(' ')
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
      {hint || isCounted ? (
        <p className={isCounted ? 'field-hint is-counted' : 'field-hint'} id={`${id}-h`}>
          {hint ? <span>{hint}</span> : null}
          {isCounted ? <Count {...children.props} /> : null}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  )
}

const Count = ({ value = '', maxLength }: Control['props']) => (
  <span className="num">{`${value.length} / ${maxLength}`}</span>
)

/** Error of the control `id`, which references it by `aria-describedby`. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null
  return (
    <p className="field-error" id={`${id}-e`} role="alert">
      <Icon name="alert" />
      {error}
    </p>
  )
}
