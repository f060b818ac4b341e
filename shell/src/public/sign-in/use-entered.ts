import { fullLoad, storeSession } from '@stundenbuch/web/storage';
import { useNavigate } from 'react-router-dom';

const RELOAD_DELAY = 500;

/** With the token of a login the application starts at its dashboard. */
export function useEntered(): (token: string) => void {
  const navigate = useNavigate();
  return (token) => {
    storeSession(token);
    navigate('/dashboard');
    setTimeout(fullLoad.reload, RELOAD_DELAY);
  };
}
