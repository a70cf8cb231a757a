import { Button } from '@/components/ui/kit/button'
import { Tag } from '@/components/ui/kit/tag'
import { rolesWithin, TEAM_ROLES, type TeamRole } from '@/lib/shared/people/team'
import styles from './team.module.css'
import type { TeamMember } from './types'

interface Props {
  member: TeamMember
  onRole: (role: TeamRole) => void
  onRemove: () => void
}

/** A member or an open invitation, with its role. */
export function MemberRow({ member, onRole, onRemove }: Props) {
  const { name, nickName, role, state, createTime, expireTime } = member
  const isInvited = state === 'invited'
  const lower = rolesWithin(role)
  return (
    <li>
      <div>
        <b>
          {name} {isInvited ? <Tag kind="info">待接受</Tag> : null}
        </b>
        <small>{isInvited ? `邀请链接 ${expireTime.slice(0, 16)} 前有效` : `账号 ${nickName}`}</small>
        <small className="num">{`${createTime.slice(0, 16)} ${isInvited ? '发出邀请' : '加入'}`}</small>
      </div>
      <span className={styles.acts}>
        {lower.length > 1 ? (
          <select
            className="input"
            aria-label={`${name}的角色`}
            value={role}
            onChange={({ target }) => onRole(target.value as TeamRole)}
          >
            {lower.map((one) => (
              <option key={one} value={one}>
                {TEAM_ROLES[one].name}
              </option>
            ))}
          </select>
        ) : (
          <span>{TEAM_ROLES[role].name}</span>
        )}
        <Button size="sm" aria-label={`${isInvited ? '撤回邀请' : '移出'} ${name}`} onClick={onRemove}>
          {isInvited ? '撤回' : '移出'}
        </Button>
      </span>
    </li>
  )
}
