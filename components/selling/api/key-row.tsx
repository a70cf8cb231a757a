import { Button } from '@/components/ui/kit/button'
import { ALL_SCOPES } from '@/lib/shared/people/api-keys'
import type { ApiKey } from './types'

interface Props {
  apiKey: ApiKey
  /** Of a house: whose it is. */
  note?: string
  onRevoke: () => void
}

/** A key with its permissions, addresses and last use. */
export const KeyRow = ({ apiKey, note, onRevoke }: Props) => {
  const { name, start, scopes, addresses, createTime, usedTime } = apiKey
  return (
    <li>
      <div>
        <b>{name}</b>
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
