'use client'

import { useState } from 'react'
import { LoadError } from '@/components/ui/kit/load-error'
import { Segment } from '@/components/ui/kit/segment'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { LostPhoneForm } from './lost-phone-form'
import { PhoneForm } from './phone-form'
import { PhoneRequest } from './phone-request'
import styles from './security.module.css'

const WAYS = [
  { value: 'kept', label: '原手机能收短信' },
  { value: 'lost', label: '原手机已停用' },
] as const

/** Changes the account's phone, through the old one or through staff. */
export function PhonePage() {
  const { data, slow, error, reload } = useLoad('phone request', () => call('GET /user/phoneRequest', {}))
  const [way, setWay] = useState<'kept' | 'lost'>('kept')
  const request = data?.request ?? null
  if (error) return <LoadError message={error} onRetry={reload} />
  if (!data) return slow ? <SkeletonRows rows={3} height={40} /> : <div className="page-wait" />
  return (
    <div className={styles.stack}>
      {request ? <PhoneRequest request={request} onChange={reload} /> : null}
      {request?.state === 'open' ? null : (
        <>
          <Segment label="原手机" value={way} options={WAYS} onChange={setWay} />
          {way === 'kept' ? <PhoneForm /> : <LostPhoneForm onDone={reload} />}
        </>
      )}
    </div>
  )
}
