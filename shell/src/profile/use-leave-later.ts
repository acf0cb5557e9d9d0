import { useNavigate } from '@shortlist/platform/router';
import { useEffect } from 'react';

/** Long enough to read that it worked. */
const READING_TIME_MS = 1500;

/** Goes to an address 1.5 s after something is done, unless the page is left before. */
export function useLeaveLater(isDone: boolean, address: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate(address), READING_TIME_MS);
    return () => clearTimeout(timer);
  }, [isDone, address, navigate]);
}
