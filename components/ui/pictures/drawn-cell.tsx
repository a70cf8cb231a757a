import type { CSSProperties } from 'react'

interface Props {
  /** A generated picture of several square cells in one column. */
  src: string
  /** Index of the cell, from 0, and number of cells. */
  at: number
  of: number
  size: number
  alt?: string
  className?: string
  style?: CSSProperties
  /** For content that is visible first. */
  eager?: boolean
}

/** One cell of a combined picture, so that a page needs one request for all. */
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
