// The one place that imports react-router: shared as a singleton in its stead, so that it tree-shakes.
export type { BlockerFunction, RouteObject } from "react-router";
export {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from "react-router";
export { RouterProvider } from "react-router/dom";
