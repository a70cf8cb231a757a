import { LoadError } from '@/components/ui/load-error'
import { SkeletonRows } from '@/components/ui/skeleton'

/** In place of what needs the profile. */
export function ProfileWait({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return failed ? <LoadError message="加载失败" onRetry={onRetry} /> : <SkeletonRows rows={3} height={40} />
}
