// What host and remotes may use of the router. Shared as a whole it is 53 kB compressed, most of it for frameworks and
// servers; this part is 28 kB. scripts/router.test.mjs checks it against the actual imports.
export {
  BrowserRouter,
  createBrowserRouter,
  createMemoryRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useBlocker,
  useHref,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
