import { Button } from './button'
import { Icon } from './icon'

/** In-page error: keeps loaded content, shows the reason, offers retry. */
export function LoadError({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <p className="alert alert-danger" role="alert" style={{ alignItems: 'center' }}>
      <Icon name="fail" />
      <span style={{ flex: 1 }}>{message}</span>
      {onRetry ? (
        <Button size="sm" onClick={onRetry}>
          重试
        </Button>
      ) : null}
    </p>
  )
}
