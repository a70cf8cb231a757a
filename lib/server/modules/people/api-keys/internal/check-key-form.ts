import { type ApiScope, MOST_ADDRESSES } from '@/lib/shared/people/api-keys'
import { refuse } from '../../../../runtime/refusal'
import { isAddress } from '../rules'

/** Returns permissions and addresses without repetitions. Refuses INVALID_INPUT. */
export function checkKeyForm(input: { scopes: readonly ApiScope[]; addresses: readonly string[] }) {
  const scopes = [...new Set(input.scopes)]
  const addresses = [...new Set(input.addresses)]
  if (scopes.length === 0) throw refuse('INVALID_INPUT', '请至少选择一项权限', { field: 'scopes' })
  const wrong = addresses.find((address) => !isAddress(address))
  if (wrong !== undefined)
    throw refuse('INVALID_INPUT', `IP 地址格式错误：${wrong.slice(0, 60)}，例如 203.0.113.8 或 203.0.113.0/24`, {
      field: 'addresses',
    })
  if (addresses.length > MOST_ADDRESSES)
    throw refuse('INVALID_INPUT', `最多填写 ${MOST_ADDRESSES} 个 IP 地址`, { field: 'addresses' })
  return { scopes, addresses }
}
