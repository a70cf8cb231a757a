import type { ButtonHTMLAttributes } from 'react'

export interface ButtonLook {
  kind?: 'primary' | 'soft' | 'text' | 'danger'
  size?: 'sm' | 'lg' | 'xl'
  block?: boolean
}

/**
 * Class names of the button kit, for links that look like buttons: `<a className={buttonClass({ kind: 'primary' })}>`.
 */
export function buttonClass({ kind, size, block }: ButtonLook = {}, more = ''): string {
  return ['btn', kind && `btn-${kind}`, size && `btn-${size}`, block && 'btn-block', more].filter(Boolean).join(' ')
}

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & ButtonLook & { loading?: boolean }

/** While loading it keeps its width, shows a spinner and ignores further clicks. Forms are sent by `SubmitButton`. */
export const Button = (props: ButtonProps) => <BaseButton {...props} type="button" />

export function BaseButton({
  kind,
  size,
  block,
  loading,
  className = '',
  type,
  disabled,
  children,
  ...rest
}: ButtonProps & { type: 'button' | 'submit' }) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-busy={loading || undefined}
      className={buttonClass({ kind, size, block }, [loading && 'is-loading', className].filter(Boolean).join(' '))}
      onClick={loading ? (event) => event.preventDefault() : rest.onClick}
    >
      {children}
    </button>
  )
}
