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

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook & { loading?: boolean }

/** While loading it keeps its width, shows a spinner and ignores further clicks. */
export function Button({
  kind,
  size,
  block,
  loading,
  className = '',
  type = 'button',
  disabled,
  children,
  ...rest
}: ButtonProps) {
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
