import { Button } from '@/components/ui/kit/button'
import { Tag } from '@/components/ui/kit/tag'
import { ALL_SCOPES } from '@/lib/shared/people/api-keys'
import styles from './api.module.css'
import type { ApiKey } from './types'

interface Props {
  apiKey: ApiKey
  /** Of a house: whose it is. */
  note?: string
  onRevoke: () => void
}

/** A key with its permissions, addresses and last use. */
export const KeyRow = ({ apiKey, note, onRevoke }: Props) => {
  const { name, mode, start, scopes, addresses, createTime, usedTime } = apiKey
  return (
    <li>
      <div>
        <span className={styles.address}>
          <b>{name}</b>
          {mode === 'test' ? <Tag kind="info">测试</Tag> : null}
        </span>
        <code>{`${start}…`}</code>
        <small>{scopes.map((scope) => ALL_SCOPES[scope]).join('、')}</small>
        <small>{addresses.length > 0 ? `仅限 ${addresses.join('、')}` : '不限 IP 地址'}</small>
        {note ? <small>{note}</small> : null}
        <small className="num">
          {`${createTime.slice(0, 16)} 新建，${usedTime ? `最近使用 ${usedTime.slice(0, 16)}` : '还没有使用过'}`}
        </small>
      </div>
      <Button size="sm" aria-label={`撤销密钥 ${name}`} onClick={onRevoke}>
        撤销
      </Button>
    </li>
  )
}
