import type { ReactNode } from 'react'
import { Icon } from './icon'

export type TagKind = 'official' | 'safe' | 'bargain' | 'danger' | 'info' | 'brand' | 'vip'

/** Order in a row: 官方, 已验号, 包赔, 可议价, others; at most four. */
export function Tag({ kind, icon, children }: { kind?: TagKind; icon?: string; children: ReactNode }) {
  return (
    <span className={kind ? `tag tag-${kind}` : 'tag'}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  )
}

/** Tags shared by all goods, in fixed order. */
export function GoodsTags({
  official,
  checked,
  ensured,
  bargain,
  more = [],
}: {
  official?: boolean
  checked?: boolean
  ensured?: boolean
  bargain?: boolean
  more?: readonly string[]
}) {
  const fixed = [official, checked, ensured, bargain].filter(Boolean).length
  return (
    <span className="tags">
      {official ? <Tag kind="official">官方</Tag> : null}
      {checked ? <Tag kind="info">已验号</Tag> : null}
      {ensured ? (
        <Tag kind="safe" icon="shield-fill">
          包赔
        </Tag>
      ) : null}
      {bargain ? <Tag kind="bargain">可议价</Tag> : null}
      {more.slice(0, 4 - fixed).map((text) => (
        <Tag key={text}>{text}</Tag>
      ))}
    </span>
  )
}
