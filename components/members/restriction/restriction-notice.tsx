import { Alert } from '@/components/ui/kit/alert'
import type { UserProfile } from '@/lib/contract/entities/user'
import { kindsText, RESTRICTIONS_PATH } from '@/lib/shared/people/restrictions'

/** Above the pages of a restricted member: what is restricted, and where to read more. */
export function RestrictionNotice({ user: { restricted, restrictions } }: { user: UserProfile }) {
  if (restrictions === 0 && restricted.length === 0) return null
  const what = restricted.length > 0 ? `账号已限制${kindsText(restricted)}` : '余额有部分已冻结'
  return (
    <Alert kind="warn">
      {`${what}。进行中的订单请照常完成。`}
      <a className="link" href={RESTRICTIONS_PATH}>
        查看原因和申诉
      </a>
    </Alert>
  )
}
