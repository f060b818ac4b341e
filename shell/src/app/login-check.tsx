import { Spinner } from '@stundenbuch/web/kit';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { verifySession } from '../public/sign-in/session.ts';

/** /login with a stored session: a valid one leads to the dashboard, any other is ended (AUTH-04, 05, 06). */
export function LoginCheck() {
  const [valid, setValid] = useState(false);
  useEffect(() => {
    void verifySession().then(setValid);
  }, []);
  return valid ? <Navigate to="/dashboard" replace /> : <Spinner label="Ihre Anmeldung wird geprüft …" />;
}
