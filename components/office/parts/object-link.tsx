import type { AuditObject } from '@/lib/contract/entities/audit'

/** What a staff action was about, with a link to the page that shows it. */
export function ObjectLink({ object: { kind, name, path } }: { object: AuditObject }) {
  const text = kind === '列表' ? `${name}列表` : [kind, name].filter(Boolean).join(' ')
  return path ? (
    <a className="link" href={path}>
      {text}
    </a>
  ) : (
    <span>{text}</span>
  )
}
