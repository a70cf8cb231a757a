import type { ReactNode } from 'react'

interface Props {
  to: string
  isOpen: boolean
  children: ReactNode
}

/** A value that leads to the page behind it, if the reader may open that. */
export const Jump = ({ to, isOpen, children }: Props) =>
  isOpen ? (
    <a className="link" href={to}>
      {children}
    </a>
  ) : (
    children
  )
