'use client'

import { CallLog } from '@/components/selling/api/call-log'
import { KeysPart } from '@/components/selling/api/keys-part'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { HouseKeyDialog } from './house-key-dialog'

/** Read-only keys of the house, and the calls made with them. */
export function HouseKeys() {
  const loaded = useLoad('house-keys', () => call('GET /console/apiKeys', {}))
  const { data } = loaded
  return (
    <>
      <KeysPart
        id="house-keys-h"
        heading={<h2 id="house-keys-h">数据密钥</h2>}
        about={
          <>
            调用 /open/v1/site 下的接口，说明见
            <a className="link" href="/open#group-site" target="_blank" rel="noreferrer">
              接口文档
            </a>
          </>
        }
        empty="新建密钥后，程序就可以读取数据"
        loaded={loaded}
        noteOf={({ by, isInForce }) => (isInForce ? `${by} 创建` : `${by} 已没有权限，密钥不可用`)}
        revoke={(keyId) => call('POST /console/revokeApiKey', { keyId }, { loud: true })}
        renderDialog={(on) => <HouseKeyDialog {...on} />}
      />
      {data && data.list.length > 0 ? (
        <CallLog keys={data.list} load={(input) => call('GET /console/apiCalls', input)} />
      ) : null}
    </>
  )
}
