import { Alert } from '@/components/ui/alert'

const NOT_VERIFIED = 1104

/** Why the whole form was refused; what belongs to one field is shown there. */
export function Refused({
  refused,
  fields,
}: {
  refused: { code: number; field: string; message: string } | null
  fields: readonly string[]
}) {
  if (!refused || fields.includes(refused.field)) return null
  return (
    <Alert kind="danger" live>
      {refused.message}
      {refused.code === NOT_VERIFIED ? (
        <>
          {' '}
          <a className="link" href="/center/myself/identityAuthentication">
            去认证
          </a>
        </>
      ) : null}
    </Alert>
  )
}
