# shellcheck shell=bash
# Sourced by the scripts that start Onward on Payara Micro: builds what is missing and lays it out for a quick start.
#
# Three things make the start quick: Payara Micro's runtime unpacked once (its launcher), libraries and rules on the class
# path instead of in the archive (the server reads every class of an archive), and a class data archive
# written by one training start. All three live below web-war/target/fast-start; the class data archive is only valid there.

home=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
war=$home/web-war/target/onward.war
micro=$home/web-war/target/payara-micro.jar
fast=$home/web-war/target/fast-start

say() { printf '%s\n' "$*"; }
refuse() { printf 'Onward cannot start. %s\n' "$*" >&2; exit 1; }

# The full just-in-time compiler stays on: this is a server, not a test. The class data archive is mapped where it was written
# for: moved elsewhere every page of it would have to be read and patched.
jvm=(-XX:+UseSerialGC -Xms96m -Xmx320m -Xss512k -XX:-UsePerfData -XX:SharedArchiveFile="$fast/onward.jsa" -Xshare:auto
  -XX:+UnlockDiagnosticVMOptions -XX:ArchiveRelocationMode=0 -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=30
  -Xlog:cds=off -Xlog:class+path=off -Djava.net.preferIPv4Stack=true)
export MALLOC_ARENA_MAX=2

check_java() {
  command -v java >/dev/null || refuse "It needs Java 17 or newer, and there is no 'java' on the PATH: install a JDK."
  local version
  version=$(java -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java.specification.version = //p')
  [ "${version%%.*}" -ge 17 ] || refuse "It needs Java 17 or newer, but 'java' is version $version."
}

build_if_needed() {
  if [ -f "$war" ] && [ -f "$micro" ] &&
    [ -z "$(find "$home"/pom.xml "$home"/*/pom.xml "$home"/{rules,domain-ejb,batch,web-war}/src/main -newer "$war" -type f -print -quit)" ]; then
    return
  fi
  command -v mvn >/dev/null || refuse "It has to be built first, and there is no 'mvn' on the PATH: install Maven 3.8 or newer."
  say "Building Onward. The first time this downloads its libraries and takes some minutes."
  (cd "$home" && mvn -q -B -ntp -DskipTests -Dspotless.check.skip -pl web-war -am package) || refuse "The build failed; the lines above say why."
}

# Usage: launch ROOT_FOLDER PORT ARCHIVE JVM_OPTION...: becomes the server.
#
# This is what Payara Micro's launch-micro.jar does, except for the root folder: the launcher insists on its own, where the
# application of the last start would be loaded before it is deployed again.
launch() {
  local root=$1 port=$2 archive=$3
  mkdir -p "$root"
  cp -R "$fast"/server/{config,docroot,lib,META-INF} "$root/"
  shift 3
  # shellcheck source=/dev/null
  source "$fast/server/.env"
  # shellcheck disable=SC2086 # MICRO_OPENS is a list of options.
  exec java "$@" $MICRO_OPENS -Dfish.payara.micro.BootJar="file:$fast/server/launch-micro.jar" \
    -Dfish.payara.micro.UnpackDir="$fast/server" -cp "$(class_path)" fish.payara.micro.impl.PayaraMicroImpl \
    --rootdir "$root" --logproperties "$home/scripts/logging.properties" --nohazelcast --disablephonehome \
    --port "$port" --contextroot / --deploy "$archive"
}

# The libraries are named to the virtual machine itself, not to the launcher (--addlibs): the class data archive holds no
# class whose jar is known by an absolute name in a manifest only.
class_path() {
  printf '%s' "$fast/server/launch-micro.jar"
  find "$fast/libraries" -name '*.jar' -printf ':%p\n' | sort | tr -d '\n'
}

prepare_if_needed() {
  [ "$fast/onward.war" -nt "$war" ] && return
  say "Preparing the quick start, once for each build."
  rm -rf "$fast"
  mkdir -p "$fast"/{content,libraries}
  (cd "$fast/content" && jar xf "$war")
  find "$fast/content/WEB-INF/lib" -name '*.jar' | while read -r library; do
    # Modules with beans or entities, and what is served to browsers, have to stay in the archive.
    if ! unzip_list "$library" | grep -qE '^META-INF/(resources/|beans.xml|persistence.xml)'; then
      mv "$library" "$fast/libraries/"
    fi
  done
  say "  1 of 2: unpacking the server"
  java -jar "$micro" --rootdir "$fast/server" --outputlauncher >"$fast/launcher.log" 2>&1 ||
    refuse "The server cannot be unpacked; see $fast/launcher.log."
  (cd "$fast/content" && jar cfM "$fast/unfinished.war" .)
  say "  2 of 2: a training start, on data that is thrown away"
  train
  mv "$fast/unfinished.war" "$fast/onward.war"
}

unzip_list() { jar tf "$1"; }

# One start on a throw-away data folder, so that the classes of a start can be archived. Onward runs without the archive, slower.
train() {
  local training=$fast/training port pid
  mkdir -p "$training"
  port=$(free_port)
  (
    export ONWARD_DATA=$training/data
    unset ONWARD_DB_URL ONWARD_DB_USER ONWARD_DB_PASSWORD
    launch "$training/root" "$port" "$fast/unfinished.war" -XX:ArchiveClassesAtExit="$fast/onward.jsa" \
      "${jvm[@]/#-XX:SharedArchiveFile=*/-Xlog:cds=off}"
  ) >"$fast/training.log" 2>&1 &
  pid=$!
  # Ctrl-C reaches the server too; it only has to be waited for.
  trap 'kill "$pid" 2>/dev/null; wait "$pid"; exit 130' INT TERM
  if wait_until_ready "$pid" "$port" "$fast/training.log"; then
    for path in / /api/me /health/live /api/openapi.json; do http_status "$port" "$path" >/dev/null; done
  fi
  kill "$pid" 2>/dev/null || true
  wait "$pid" || true
  trap - INT TERM
  rm -rf "$training"
  [ -f "$fast/onward.jsa" ] || say "  The training start left no archive (see $fast/training.log); Onward runs without it, and starts more slowly."
}

free_port() {
  local port
  for port in $(shuf -i 20000-45000 -n 20); do
    port_taken "$port" || { say "$port"; return; }
  done
  refuse "There is no free port."
}

port_taken() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

# Usage: http_status PORT PATH. Prints the status of a GET; nothing when nobody answers.
http_status() {
  (
    exec 3<>"/dev/tcp/127.0.0.1/$1" || exit 1
    printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$2" >&3
    read -r -t 10 _ status _ <&3 && printf '%s' "$status"
  ) 2>/dev/null || true
}

# Usage: wait_until_ready PID PORT LOG. Fails when the server ends, or says that it cannot start.
wait_until_ready() {
  while kill -0 "$1" 2>/dev/null; do
    [ "$(http_status "$2" /health/ready)" = 200 ] && return 0
    grep -qsE "Onward cannot start|Exception while (preparing|loading|deploying) the app" "$3" && return 1
    sleep 0.1
  done
  return 1
}
