import type { CSSProperties } from 'react'

interface Props {
  /** A drawing of several square cells below each other. */
  src: string
  /** Which one, from 0 on, and of how many. */
  at: number
  of: number
  size: number
  alt?: string
  className?: string
  style?: CSSProperties
  /** Of what is first seen. */
  eager?: boolean
}

/** One cell of a drawing that holds several, so that a page asks once for all. */
export const DrawnCell = ({ src, at, of, size, alt = '', className, style, eager }: Props) => (
  <img
    className={className}
    src={src}
    alt={alt}
    width={size}
    height={size}
    style={{ ...style, objectFit: 'cover', objectPosition: `0 ${of > 1 ? (at / (of - 1)) * 100 : 0}%` }}
    loading={eager ? undefined : 'lazy'}
    decoding="async"
  />
)
