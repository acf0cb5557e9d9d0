import { useNavigate } from '@shortlist/platform/router';
import { useEffect } from 'react';

/** Goes to another page after a while, unless the reader went somewhere first. */
export function useLeaveAfter(href: string, milliseconds: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(href, { replace: true }), milliseconds);
    return () => clearTimeout(timer);
  }, [navigate, href, milliseconds]);
}
