import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'

/** Placeholder for content that needs the profile. */
export function ProfileWait({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return failed ? <LoadError message="加载失败" onRetry={onRetry} /> : <SkeletonRows rows={3} height={40} />
}
