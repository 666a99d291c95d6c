import {
  type ChangeEvent,
  type FormEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import * as v from 'valibot';
import {
  selectIsUnderMaintenance,
  selectMayPassMaintenance,
} from '../../../../store/app/maintenance';
import { selectPathAfterLogin } from '../../../../store/app/navigation';
import { selectHasLoginEndedAtOnce } from '../../../../store/app/sessionCookie';
import {
  INSTANT_PAYMENT,
  OFFER_PLANS,
  OTT_QUICK_PAY,
  PAYMENT_STATUS,
  REGISTRATION,
  RESET_PASSWORD,
  STAFF_LOGIN,
} from '../../../../store/core/paths';
import {
  passwordForgotten,
  recallPassword,
  selectSealed,
} from '../../../../store/identity/rememberedPassword';
import {
  type Credentials,
  isLoginRefused,
  logIn,
  selectIsLoggedIn,
} from '../../../../store/identity/session';
import { EntryFrame } from '../../../app/frame/EntryFrame';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailure, useFailureMessage, useIsRunning } from '../../../app/hooks/useFlow';
import { usePortal } from '../../../app/PortalServices';
import { useText } from '../../../text/useText';
import { color, controlHeight, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { readForm } from '../../../ui/forms/formFields';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { phoneLink } from '../../../ui/forms/rules/phoneNumber';
import { useOperator } from '../../../ui/frame/operator';
import { InlineLink, OutwardLink } from '../../../ui/layout/InlineLink';
import { loginText } from '../identity.text';
import { credentialsRules, LOGIN_FIELDS, type LoginErrors, LoginFields } from './LoginFields';

const loginRules = v.object({
  ...credentialsRules.entries,
  remember: v.optional(v.string()),
});

const Links = styled.nav`
  display: grid;
  h2 {
    padding-bottom: ${space.s};
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    min-height: ${controlHeight};
    padding-block: ${space.s};
    border-top: 1px solid ${color.line};
    color: ${color.ink};
    text-decoration: none;
  }
  a::after {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border: solid ${color.inkSoft};
    border-width: 2px 2px 0 0;
    transform: rotate(45deg);
  }
`;

/** The login form. It is prerendered: text typed before the scripts arrive stays in its fields. */
export const LoginScreen = () => {
  const t = useText(loginText);
  const dispatch = useAppDispatch();
  const [errors, setErrors] = useState<LoginErrors>({});
  const isBusy = useIsRunning(logIn);
  const form = useRef<HTMLFormElement>(null);
  const isRemembered = useRememberedPassword(form);
  const isStaffEntry = useLocation().pathname === STAFF_LOGIN;
  const isClosed = useAppSelector(selectIsUnderMaintenance) && isStaffEntry;
  const mayPass = useAppSelector(selectMayPassMaintenance);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(loginRules, event.currentTarget, LOGIN_FIELDS);
    setErrors(reading.ok ? {} : reading.errors);
    if (!reading.ok) return;
    const { username, password, remember } = reading.values;
    dispatch(
      logIn.requested({
        username,
        password,
        remember: remember !== undefined,
        isStaff: isStaffEntry,
      }),
    );
  };
  const forget = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (!currentTarget.checked && isRemembered) dispatch(passwordForgotten());
  };

  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const pathAfterLogin = useAppSelector(selectPathAfterLogin);
  // Even with an earlier session, the staff login stays open until staff log in or the operator answers that there is
  // no maintenance.
  if (isLoggedIn && (mayPass || !isStaffEntry)) return <Navigate to={pathAfterLogin} replace />;
  return (
    <EntryFrame title={t.title} lead={t.lead} isLogin>
      {isClosed && <Alert tone="warn">{t.maintenance}</Alert>}
      {/* POST keeps the password out of the address if the form is sent without our scripts. */}
      <FormLayout method="post" action="/" busy={isBusy} noValidate onSubmit={submit} ref={form}>
        <ErrorSummary errors={errors} texts={t.errors} />
        <LoginFailure />
        <LoginFields errors={errors} />
        <Checkbox name="remember" label={t.remember} hint={t.rememberHint} onChange={forget} />
        <Button type="submit" wide busy={isBusy}>
          {t.submit}
        </Button>
        <InlineLink to={RESET_PASSWORD}>{t.forgot}</InlineLink>
      </FormLayout>
      <Links aria-labelledby="without-login">
        <h2 id="without-login">{t.other}</h2>
        <Link to={REGISTRATION}>{t.register}</Link>
        <Link to={INSTANT_PAYMENT}>{t.instant}</Link>
        <Link to={OTT_QUICK_PAY}>{t.ott}</Link>
        <Link to={PAYMENT_STATUS}>{t.check}</Link>
        <Link to={OFFER_PLANS}>{t.offers}</Link>
      </Links>
      <CareNumber />
    </EntryFrame>
  );
};

/** The operator's phone number, if configured. The prerendered HTML lacks it, because only the deployment knows it. */
const CareNumber = () => {
  const t = useText(loginText);
  const { phone } = useOperator();
  const isKnown = useSyncExternalStore(
    neverChanges,
    () => phone !== undefined,
    () => false,
  );
  return (
    isKnown &&
    phone !== undefined && (
      <p>
        {t.needHelp} <OutwardLink href={phoneLink(phone)}>{phone}</OutwardLink>
      </p>
    )
  );
};

const LoginFailure = () => {
  const t = useText(loginText);
  const failure = useFailure(logIn);
  const message = useFailureMessage(logIn);
  const ended = useEndOfLogin();
  if (!failure && !ended) return null;
  return (
    <Alert tone="bad" live>
      {failure ? (isLoginRefused(failure) ? t.refused : message) : ended && t[ended]}
    </Alert>
  );
};

/** Why a login does not last: the browser blocks cookies, or the last login ended at once for an unknown reason. */
const useEndOfLogin = (): 'cookies' | 'notKept' | null => {
  const hasEndedAtOnce = useAppSelector(selectHasLoginEndedAtOnce);
  const areCookiesEnabled = useSyncExternalStore(
    neverChanges,
    () => navigator.cookieEnabled,
    () => true, // The prerendered page is the same for all.
  );
  if (!areCookiesEnabled) return 'cookies';
  return hasEndedAtOnce ? 'notKept' : null;
};

const neverChanges = () => () => undefined;

/** Requests the remembered credentials and fills them into an empty form. Returns whether any are saved. */
const useRememberedPassword = (form: { readonly current: HTMLFormElement | null }): boolean => {
  const { loginPrefill } = usePortal();
  const dispatch = useAppDispatch();
  const isRemembered = useAppSelector(selectSealed) !== null;
  useEffect(() => {
    if (!isRemembered) return undefined;
    const detach = loginPrefill.attach((credentials) => {
      if (form.current) fillEmptyForm(form.current.elements, credentials);
    });
    dispatch(recallPassword.requested());
    return detach;
  }, [dispatch, form, isRemembered, loginPrefill]);
  return isRemembered;
};

/** Does nothing if the subscriber has typed into one of the fields. */
const fillEmptyForm = (
  fields: HTMLFormControlsCollection,
  { username, password }: Credentials,
): void => {
  const name = fields.namedItem('username');
  const secret = fields.namedItem('password');
  const remember = fields.namedItem('remember');
  if (!(name instanceof HTMLInputElement) || name.value !== '') return;
  if (!(secret instanceof HTMLInputElement) || secret.value !== '') return;
  name.value = username;
  secret.value = password;
  if (remember instanceof HTMLInputElement) remember.checked = true;
};
