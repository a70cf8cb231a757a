import type { ReactNode } from 'react'

/** What happened, one line of help, one way out (children: a button or link). */
export function Empty({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <svg
        width="120"
        height="92"
        viewBox="0 0 120 92"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M38 80a38 38 0 1 1 44 0" />
        <path d="M44 76a30 30 0 1 1 32 0" />
        <path d="M6 80h32m44 0h32M18 86h14m58 0h8" />
        <path d="M33 62c8-15 15-17 22-5 3-5 8-6 12 0 5-9 12-8 19 4" />
        <circle cx="70" cy="36" r="6" />
      </svg>
      <b>{title}</b>
      {text}
      {children}
    </div>
  )
}
